import { callWhenNear } from "../../src/lib/call-when-near";
import { listMargins, scrollIntoView } from "../setup/intersection-observer";

const takeFocus = (element: Element) => element.dispatchEvent(new FocusEvent("focusin"));

it.each([
  ["the element is scrolled near", () => scrollIntoView()],
  ["something in it takes the focus", takeFocus],
])("calls back once when %s", (_event, happen) => {
  const element = document.createElement("div");
  const onNear = jest.fn();
  callWhenNear(element, onNear);
  expect(onNear).not.toHaveBeenCalled();
  happen(element);
  expect(onNear).toHaveBeenCalledTimes(1);
  expect(listMargins()).toEqual([]);
  takeFocus(element);
  expect(onNear).toHaveBeenCalledTimes(1);
});
