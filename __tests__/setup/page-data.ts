/** The `fetch` that jsdom lacks, for the page data of services. */
import { queryContent } from "./query";

/** Serves the heading and the text of every service, in the shape of Gatsby's files. */
export function servePageData() {
  return stubFetch((address) => {
    const name = /^\/page-data\/services\/([^/]+)\/page-data\.json$/.exec(address)?.[1];
    const query = "query ($name: String!) { service(name: { eq: $name }) { heading content } }";
    return { ok: true, status: 200, json: { result: { data: queryContent(query, { name }) } } };
  });
}

/** Fails every request, with a status or without a connection. */
export function failToServe(reason: number | "offline" = "offline") {
  return stubFetch(() => {
    if (reason === "offline") throw new TypeError("Failed to fetch");
    return { ok: false, status: reason, json: {} };
  });
}

interface Reply {
  readonly ok: boolean;
  readonly status: number;
  readonly json: object;
}

function stubFetch(replyTo: (address: string) => Reply) {
  const fetch = jest.fn((address: string) =>
    Promise.resolve().then(() => {
      const { json, ...reply } = replyTo(address);
      return { ...reply, json: () => Promise.resolve(json) };
    }),
  );
  Object.assign(globalThis, { fetch });
  return fetch;
}
