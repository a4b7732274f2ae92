import { screen } from "@testing-library/react";
import { mistakesAddress, showMistakes } from "../../../src/site/develop/show-mistakes";

/** The part of the browser's that jsdom lacks. */
class EventSource {
  static last: EventSource | undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  constructor(readonly url: string) {
    EventSource.last = this;
  }
}

it("shows what the development server tells, under a title of its own, until it is fixed", () => {
  Object.assign(globalThis, { EventSource });
  showMistakes();
  expect(EventSource.last?.url).toBe(mistakesAddress);
  EventSource.last?.onmessage({ data: "content/team.json:4:1 members: expected a list" });
  expect(screen.getByRole("alert")).toHaveTextContent(/^Mistake in the content.* content\/team/);
  EventSource.last?.onmessage({ data: "" });
  expect(screen.queryByRole("alert")).toBeNull();
});
