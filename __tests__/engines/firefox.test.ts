import { startFirefox } from "./firefox";
import { registerJourneys } from "./journeys";

registerJourneys(startFirefox);
