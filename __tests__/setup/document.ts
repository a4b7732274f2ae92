import "@testing-library/jest-dom";
import { configure } from "@testing-library/react";

// A second, the default, is short on a busy machine, where the code of a dialog must be compiled first.
configure({ asyncUtilTimeout: 4_000 });
