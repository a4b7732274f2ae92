import { pictureFields } from "./shared-fields";
import { contentFile, group, optionalList } from "./structures";
import { anchor, httpsUrl, shortText } from "./field-types";

const member = group("TeamMember", "Member", {
  id: anchor(),
  name: shortText("Name").meta({ isUnique: true }),
  title: shortText("Role"),
  ...pictureFields({ width: 384 }),
  linkedin: httpsUrl(
    "Profile on LinkedIn",
    "Leave it out if there is none.",
    "https://www.linkedin.com/in/name",
  ).optional(),
});

export const team = contentFile("Team", { members: optionalList("Members", member) });
