/** Each with the error codes of SQLite, PostgreSQL (postgresql.org/docs/current/errcodes-appendix.html) and the system. */
const problems = [
  ["locked", /^(SQLITE_BUSY|SQLITE_LOCKED|database is locked|55P03|57014|40P01|40001)/],
  ["disk full", /^(SQLITE_FULL|database or disk is full|ENOSPC|EDQUOT|53100)/],
  ["disk error", /^(SQLITE_IOERR|disk I\/O error|EIO|58030)/],
  ["read-only", /^(SQLITE_READONLY|attempt to write a readonly|EROFS|EACCES|EPERM|25006)/],
  ["corrupt", /^(SQLITE_(CORRUPT|NOTADB)|database disk image is|file is not a database|XX00[12])/],
  ["missing", /^(SQLITE_CANTOPEN|unable to open|ENOENT|ENOTDIR|EEXIST|42P01|3D000)/],
  ["unreachable", /^(ECONN|ETIMEDOUT|EHOST|ENET|ENOTFOUND|EAI_AGAIN|EPIPE|08|57P0)/],
] as const;

/** Why a database cannot be used, in words that /healthz may publish. */
export type StoreProblem =
  (typeof problems)[number][0] | "other version" | "not UTF-8" | "unavailable";

/** The database did not do what was requested, and nothing was saved. The message holds no visitor's data. */
export class StoreError extends Error {
  override name = "StoreError";
  constructor(
    readonly problem: StoreProblem,
    message: string,
  ) {
    super(message);
  }
}

/** Wraps any failure, and finds the problem by its error code. */
export function toStoreError(error: unknown): StoreError {
  if (error instanceof StoreError) return error;
  const message = error instanceof Error ? error.message : String(error);
  const code = codeOf(error);
  const [problem = "unavailable"] = problems.find(([, codes]) => codes.test(code)) ?? [];
  return new StoreError(problem, message);
}

function codeOf(error: unknown): string {
  if (typeof error !== "object" || error === null) return "";
  // If a host has several addresses, the failure holds one error for each.
  if (error instanceof AggregateError && error.errors.length > 0) return codeOf(error.errors[0]);
  if ("sqliteCodeName" in error) return String(error.sqliteCodeName);
  const code = "code" in error ? String(error.code) : "";
  // The driver gives some of its errors no code, but SQLite's own fixed text.
  return code === "ERR_SQLITE_ERROR" && "message" in error ? String(error.message) : code;
}
