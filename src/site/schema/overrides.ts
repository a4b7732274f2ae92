import type { GraphQLResolveInfo } from "graphql";

/** The part of Gatsby's context that is used here. */
interface Context {
  readonly nodeModel: {
    findAll(query: { type: "Service" }): Promise<{ entries: Iterable<{ readonly name: string }> }>;
  };
}

interface ServicePage {
  readonly services: readonly unknown[];
}

type ServicesResolver = (
  page: ServicePage,
  args: object,
  context: Context,
  info: GraphQLResolveInfo & { readonly originalResolver: ServicesResolver },
) => unknown;

/** Services that the list lacks come last, by name, so that a new one is shown by its file alone. */
const withUnlisted: ServicesResolver = async (page, args, context, info) => {
  const { entries } = await context.nodeModel.findAll({ type: "Service" });
  const unlisted = Array.from(entries, ({ name }) => name)
    .filter((name) => !page.services.includes(name))
    .sort();
  const services = [...page.services, ...unlisted];
  return info.originalResolver({ ...page, services }, args, context, info);
};

/** Changes of fields that the schema already has, for `createResolvers`. */
export const overrides = { ServicePage: { services: { resolve: withUnlisted } } };
