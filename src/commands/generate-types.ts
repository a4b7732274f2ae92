/**
 * Writes src/gatsby-types.d.ts as `npm run build` does at its end, but without the build: Gatsby's own functions
 * source the content, build the schema, extract the queries and write the types. ensure-types.ts runs it.
 */
import { utimesSync } from "node:fs";
import { resolve } from "node:path";
import { bootstrap } from "gatsby/dist/bootstrap";
import { saveState, store } from "gatsby/dist/redux";
import { writeTypeScriptTypes } from "gatsby/dist/utils/graphql-typegen/ts-codegen";
import report from "gatsby-cli/lib/reporter";
import sitePackageJson from "../../package.json";

const directory = resolve(".");
/** What Gatsby's command line would pass on; only the folder matters here. */
const program = {
  _: "build" as const,
  directory,
  sitePackageJson,
  report,
  useYarn: false,
  open: false,
  openTracingConfigFile: "",
  port: 0,
  proxyPort: 0,
  host: "",
};

async function main(): Promise<void> {
  const { workerPool } = await bootstrap({ program });
  const { schema, definitions, config } = store.getState();
  if (config.graphqlTypegen === undefined) throw new Error("gatsby-config.ts sets graphqlTypegen");
  await writeTypeScriptTypes(directory, schema, definitions, config.graphqlTypegen);
  const now = new Date();
  utimesSync(resolve("src/gatsby-types.d.ts"), now, now);
  // Without it, the next build would not know which pages a change of content concerns.
  saveState();
  await Promise.all(workerPool.end());
  process.exit();
}

void main();
