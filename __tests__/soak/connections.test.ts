import { serveBeside } from "../server/support/connections";

it("serves pages beside 5,000 idle connections and 5,000 half-sent headers", () =>
  serveBeside(5_000));
