import { isAbstractType, Kind, parse, TypeInfo, visit, visitWithTypeInfo } from "graphql";
import { sourceQueries } from "../../../src/content/graphql/source-queries";
import { querySchema } from "../../../src/content/graphql/query-schema";
import { contentTypeDefs } from "../../../src/content/graphql/content-types";

/**
 * Fields that are read without a query: the site's address and its security contact by the build,
 * the side of a name on the map by the field that computes it, the words of mails, limits and rejections by the server, and the error
 * screen by an import, because a query may be what failed.
 */
const readWithoutQuery = [
  "Company.url",
  "Company.securityEmail",
  "Scheduling.redirects",
  "Labels.close",
  "ContactEnquiryForm.mailSubject",
  "ExpertAppointmentForm.mailSubject",
  "FormMessages.limits",
  "FormMessages.rejections",
  "FormMessages.mail",
  "FormLimits.tooLong",
  "FormLimits.severalLines",
  "FormRejections.unreadable",
  "FormRejections.foreign",
  "FormRejections.tooLarge",
  "FormRejections.failed",
  "FormMail.suspect",
  "FormMail.suspicion",
  "FormMail.reasons",
  "FormMail.noReply",
  "FormMail.received",
  "FormSuspicions.hiddenField",
  "CoveragePlace.nameSide",
  "ErrorScreen.heading",
  "ErrorScreen.lead",
  "ErrorScreen.home",
];

it("queries every field of the content", () => {
  const schema = querySchema();
  const typeInfo = new TypeInfo(schema);
  const queried = new Set<string>();
  for (const text of sourceQueries("src")) {
    const recordField = () => {
      const [parent, field] = [typeInfo.getParentType(), typeInfo.getFieldDef()];
      const types = isAbstractType(parent) ? schema.getPossibleTypes(parent) : [parent];
      if (field) types.forEach((type) => queried.add(`${String(type)}.${field.name}`));
    };
    visit(parse(text), visitWithTypeInfo(typeInfo, { Field: recordField }));
  }
  const fields = parse(contentTypeDefs()).definitions.flatMap((type) =>
    type.kind === Kind.OBJECT_TYPE_DEFINITION
      ? (type.fields ?? []).map((field) => `${type.name.value}.${field.name.value}`)
      : [],
  );
  expect(fields.filter((field) => !queried.has(field))).toEqual(readWithoutQuery);
});
