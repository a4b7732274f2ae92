import "@testing-library/jest-dom";
import { configure } from "@testing-library/react";

// The default of one second is too short where Jest still has to compile a dialog's code.
configure({ asyncUtilTimeout: 4_000 });
