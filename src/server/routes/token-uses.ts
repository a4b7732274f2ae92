/** Which submission each form token was used for. */
export type TokenUses = {
  /** Records a use. Returns false if the token has already been used for another submission. */
  claim: (token: string, submission: string) => boolean;
  /** Forgets a use, because the submission was not saved and its token may be used again. */
  release: (token: string, submission: string) => void;
};

/** How many tokens are remembered; beyond that the oldest are forgotten. */
const mostTokens = 100_000;

/** Remembers the uses of form tokens, in this process only. */
export function createTokenUses(): TokenUses {
  const uses = new Map<string, string>();
  return {
    claim: (token, submission) => {
      const first = uses.get(token) ?? submission;
      uses.set(token, first);
      if (uses.size > mostTokens) uses.delete(uses.keys().next().value ?? "");
      return first === submission;
    },
    release: (token, submission) => {
      if (uses.get(token) === submission) uses.delete(token);
    },
  };
}
