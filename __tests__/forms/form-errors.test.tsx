import { screen, waitFor } from "@testing-library/react";
import { reply } from "./support/submission-server";
import { rightEnquiry } from "../setup/form-words";
import { words as allWords } from "../setup/words";
import { content, open, summary, summaryEntries, withServer, enquiry } from "./support/forms";

const server = withServer();
const { control, fill, valuesOf, isMarkedWrong, words, submit } = enquiry;
const { failures, problemTitle } = content.formMessages;

it("shows no error before the first submit", async () => {
  const user = open();
  await user.type(control("email"), "asha");
  await user.tab();
  expect(isMarkedWrong("email")).toBe(false);
  expect(screen.queryByText(words.error("email", "invalid"))).not.toBeInTheDocument();
});

it("moves the focus to the error summary on every submit, also by Enter, and not while a field is edited", async () => {
  const user = open();
  await submit(user);
  expect(summary()).toHaveFocus();
  await user.click(control("name"));
  await submit(user);
  expect(summary()).toHaveFocus();
  await user.type(control("name"), "Asha");
  expect(control("name")).toHaveFocus();
  await user.keyboard("{Enter}");
  await waitFor(() => expect(summary()).toHaveFocus());
});

it("clears only the edited field's error, and hides the summary with the last one", async () => {
  const user = open();
  await submit(user);
  await user.type(control("email"), "a");
  expect(isMarkedWrong("email")).toBe(false);
  expect(screen.queryByText(words.error("email"))).not.toBeInTheDocument();
  expect(screen.queryByText(words.error("email", "invalid"))).not.toBeInTheDocument();
  expect(words.required.filter((name) => !isMarkedWrong(name))).toEqual(["email"]);
  expect(summaryEntries()).toHaveLength(4);

  await user.selectOptions(control("option"), rightEnquiry.option);
  expect(isMarkedWrong("option")).toBe(false);
  await fill(user, rightEnquiry);
  expect(screen.queryByText(problemTitle)).not.toBeInTheDocument();
});

describe("errors found by the server only", () => {
  const errors = {
    email: words.error("email", "invalid"),
    messages: allWords.messages.limits.severalLines,
  };

  beforeEach(() => {
    server.current.reply = reply(422, { errors });
  });

  it("are shown like local errors, cleared one by one on edit, and do not block the next submit", async () => {
    const user = open();
    await fill(user, rightEnquiry);
    await submit(user);
    expect(await screen.findByRole("group", { name: problemTitle })).toHaveFocus();
    const said = {
      email: `${words.label("email")} ${errors.email}`,
      messages: `${words.label("messages")} ${errors.messages}`,
    };
    expect(summaryEntries().sort()).toEqual(Object.values(said).sort());
    // Its hint may follow.
    expect(control("messages")).toHaveAccessibleDescription(
      expect.stringContaining(errors.messages),
    );
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    expect(valuesOf(rightEnquiry)).toEqual(rightEnquiry);

    await user.type(control("messages"), "!");
    expect(summaryEntries()).toEqual([said.email]);
    server.current.reply = reply(201, { id: "1" });
    await submit(user);
    await screen.findByText(words.success);
    expect(server.current.received[1]?.body).toMatchObject({ messages: "We grow.!" });
  });

  it("count as a refusal when they concern no field of the form", async () => {
    server.current.reply = reply(422, { errors: { fax: "Fax is required" } });
    const user = open();
    await fill(user, rightEnquiry);
    await submit(user);
    expect(await screen.findByRole("alert")).toHaveTextContent(failures.refused);
  });
});
