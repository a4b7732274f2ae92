import { findProgram } from "./compiled-programs";
import { startProgram } from "./process";

/** Runs `npm run submissions` on a database. */
export async function runSubmissions(databaseUrl: string, ...parameters: string[]) {
  const program = findProgram("submissions");
  const { ended, output, errors } = startProgram(program, parameters, {
    DATABASE_URL: databaseUrl,
  });
  const code = await ended;
  return { code, output: output(), errors: errors() };
}
