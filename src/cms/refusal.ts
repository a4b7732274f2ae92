/** Why nothing was written: a line for each problem, in the words of an editor. */
export class Refusal extends Error {}
