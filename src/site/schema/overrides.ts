import type { GraphQLResolveInfo } from "graphql";

/** The part of Gatsby's context that is used here. */
interface Context {
  readonly nodeModel: {
    findAll(query: { type: "Service" }): Promise<{ entries: Iterable<{ readonly name: string }> }>;
  };
}

type Resolver<Source, Args, QueryContext = unknown> = (
  source: Source,
  args: Args,
  context: QueryContext,
  info: GraphQLResolveInfo & { readonly originalResolver: Resolver<Source, object, QueryContext> },
) => unknown;

interface Page {
  readonly skip?: number;
  readonly limit?: number;
}

/** What Gatsby stores about a picture. */
interface ImageNode {
  readonly id: string;
  readonly internal: { readonly contentDigest: string };
}

/** Changes of fields that the schema already has, for `createResolvers`. */
export const overrides = {
  ServicePage: { services: { args: { skip: "Int", limit: "Int" }, resolve: sliceOfServices } },
  ImageSharp: { gatsbyImageData: { resolve: oncePerImage() }, resize: { resolve: oncePerImage() } },
};

/**
 * Lets a query take a part of the services, as in Gatsby's own lists. Services that the list lacks come last,
 * by name, so that a new one is shown by its file alone.
 */
async function sliceOfServices(
  ...[source, { skip = 0, limit = Infinity }, context, info]: Parameters<
    Resolver<{ readonly services: readonly unknown[] }, Page, Context>
  >
): Promise<unknown> {
  const { entries } = await context.nodeModel.findAll({ type: "Service" });
  const unlisted = Array.from(entries, ({ name }) => name)
    .filter((name) => !source.services.includes(name))
    .sort();
  const services = [...source.services, ...unlisted].slice(skip, skip + limit);
  return info.originalResolver({ ...source, services }, {}, context, info);
}

/**
 * Computes a field once for each picture and each set of arguments. Gatsby would do it on every page that shows
 * the picture, which took half of the time of a service's queries.
 */
function oncePerImage(): Resolver<ImageNode, object> {
  const results = new Map<string, unknown>();
  return (image, args, context, info) => {
    const key = JSON.stringify([image.id, image.internal.contentDigest, args]);
    if (!results.has(key)) results.set(key, info.originalResolver(image, args, context, info));
    return results.get(key);
  };
}
