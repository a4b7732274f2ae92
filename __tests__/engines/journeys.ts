/** What a visitor must be able to do in every engine. */
import { carouselJourneys } from "./journeys/carousel";
import { cmsJourneys } from "./journeys/cms";
import { dateFieldJourneys } from "./journeys/date-field";
import { dialogJourneys } from "./journeys/dialogs";
import { formJourneys } from "./journeys/forms";
import { menuJourneys } from "./journeys/menu";
import { navigationJourneys } from "./journeys/navigation";
import { pageJourneys } from "./journeys/pages";
import { searchJourneys } from "./journeys/search";
import { textSizeJourneys } from "./journeys/text-size";
import { typingJourneys } from "./journeys/typing";
import type { EngineTest } from "./run";

export const journeys: readonly EngineTest[] = [
  ...pageJourneys,
  ...navigationJourneys,
  ...menuJourneys,
  ...formJourneys,
  ...typingJourneys,
  ...dateFieldJourneys,
  ...dialogJourneys,
  ...carouselJourneys,
  ...searchJourneys,
  ...cmsJourneys,
  // Last, because it takes a browser of its own.
  ...textSizeJourneys,
];
