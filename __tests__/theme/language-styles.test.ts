import { createLanguageStyles } from "../../src/theme/language-styles";

it("leaves a language in Latin letters as it is", () => {
  expect(createLanguageStyles("pt-BR")).toBe("");
});

it("puts a system's Arabic fonts behind the theme's own, and no space between joined letters", () => {
  const styles = createLanguageStyles("ar");
  expect(styles).toMatch(/--font-text:"[^"]+","Noto Sans Arabic",.*sans-serif/);
  expect(styles).toContain("letter-spacing:0");
});

it("leaves the spacing of Cyrillic headings, whose fonts are a system's", () => {
  const styles = createLanguageStyles("ru");
  expect(styles).toContain("--font-display:");
  expect(styles).not.toContain("letter-spacing");
});
