/** What a visitor must be able to do in every engine. */
import { carouselJourneys } from "./journeys/carousel";
import { dialogJourneys } from "./journeys/dialogs";
import { formJourneys } from "./journeys/forms";
import { pageJourneys } from "./journeys/pages";
import { searchJourneys } from "./journeys/search";
import type { EngineTest } from "./run";

export const journeys: readonly EngineTest[] = [
  ...pageJourneys,
  ...formJourneys,
  ...dialogJourneys,
  ...carouselJourneys,
  ...searchJourneys,
];
