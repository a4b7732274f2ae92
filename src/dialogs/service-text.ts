/** The heading and the full text of a service. */
export type ServiceText = Pick<Queries.ServiceBodyFragment, "content"> &
  Pick<Queries.ServiceDetailQuery["service"], "heading">;

/** In milliseconds. */
const patience = 10_000;

const texts = new Map<string, ServiceText>();
const loading = new Map<string, Promise<ServiceText>>();

/** Returns a service's text if it has been loaded. @param name of the service */
export function loadedServiceText(name: string): ServiceText | undefined {
  return texts.get(name);
}

/**
 * Fetches a service's text, once; after a failure the next call tries again. It is part of the data that Gatsby
 * writes for the service's own page, so it needs no file of its own.
 * @param name of the service
 */
export function loadServiceText(name: string): Promise<ServiceText> {
  const former = loading.get(name);
  if (former) return former;
  const text = fetchText(name);
  loading.set(name, text);
  text.then(
    (loaded) => texts.set(name, loaded),
    () => loading.delete(name),
  );
  return text;
}

async function fetchText(name: string): Promise<ServiceText> {
  const address = `/page-data/services/${name}/page-data.json`;
  const response = await fetch(address, { signal: AbortSignal.timeout(patience) });
  if (!response.ok) throw new Error(`${address}: status ${response.status}`);
  const page = (await response.json()) as { result: { data: Queries.ServiceDetailQuery } };
  return page.result.data.service;
}
