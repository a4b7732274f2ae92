import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { Embed } from "../../src/blocks/embed";
import { OfficeMap } from "../../src/sections/get-in-touch/office-map";
import { listMargins, scrollIntoView } from "../setup/intersection-observer";
import { queryContent } from "../setup/query";

const { company, labels } = queryContent<
  Queries.EmbedLabelsFragment & { company: { map: Queries.EmbedFragment } }
>("{ company { map { ...Embed } } ...EmbedLabels }");
const { title, hideLabel } = company.map;

function Map({ embed = company.map }: { embed?: Queries.EmbedFragment }) {
  const [isShown, setShown] = useState(false);
  return (
    <Embed {...{ embed, labels, isShown }} onToggle={setShown}>
      <OfficeMap />
    </Embed>
  );
}

const iframe = () => screen.queryByTitle(title);
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

it('with "load": "view", shows the map when the visitor is 200 px away, and it can be hidden', async () => {
  render(<Map embed={{ ...company.map, load: "view" }} />);
  expect(listMargins()).toEqual(["200px"]);
  act(() => scrollIntoView());
  expect(iframe()).toBeInTheDocument();
  await press(hideLabel);
  expect(iframe()).not.toBeInTheDocument();
});
