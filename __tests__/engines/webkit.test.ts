import { registerJourneys } from "./journeys";
import { startWebKit } from "./webkit";

registerJourneys(startWebKit);
