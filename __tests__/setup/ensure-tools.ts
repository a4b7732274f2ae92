/** Installs the named programs where that is possible: on Debian, as root. Says which tests are left out, which fails a run in CI. */
import { installPackages, type Tool, tools } from "./tools";

for (const [name, { find, packages }] of Object.entries<Tool>(tools)) {
  if (!process.argv.includes(name) || find() !== undefined) continue;
  installPackages(packages);
  if (find() !== undefined) continue;
  console.error(`Not tested: what needs ${name}. On Debian, install ${packages.join(" ")}.`);
  if (process.env.CI) process.exitCode = 1;
}
