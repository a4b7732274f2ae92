import { splitWords } from "../../src/search/split-words";

it.each([
  ["Café, RÉSUMÉ!", ["cafe", "resume"]],
  ["ｓａａｓ ﬁnance", ["saas", "finance"]],
  ["Straßenbau Øre Łódź Æon Đà", ["strassenbau", "ore", "lodz", "aeon", "da"]],
  ["Işık IŞIK", ["isik", "isik"]],
  ["it's 90–180 B2B", ["it", "s", "90", "180", "b2b"]],
  ["东京的咨询公司", ["东京", "的", "咨询", "公司"]],
  ["東京で戦略を", ["東京", "て", "戦略", "を"]],
  ["ภาษาไทย", ["ภาษา", "ไทย"]],
])("finds the words of %j", (text, words) => {
  expect(splitWords(text)).toEqual(words);
});
