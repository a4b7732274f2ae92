import type { GraphQLResolveInfo } from "graphql";

type Resolver<Source, Args> = (
  source: Source,
  args: Args,
  context: unknown,
  info: GraphQLResolveInfo & { readonly originalResolver: Resolver<Source, object> },
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

/** Lets a query take a part of the services, as in Gatsby's own lists. */
function sliceOfServices(
  ...[source, { skip = 0, limit = Infinity }, context, info]: Parameters<
    Resolver<{ readonly services: readonly unknown[] }, Page>
  >
): unknown {
  const services = source.services.slice(skip, skip + limit);
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
