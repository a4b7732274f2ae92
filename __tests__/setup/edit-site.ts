/**
 * Edits content/ itself, to build the site from it and run the tests in browsers: see docs/testing.md.
 * Undo it with `git checkout content && git clean -fd content`.
 */
import { editContent } from "./edited-content";

editContent("content");
