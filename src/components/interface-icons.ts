/** The icons of the interface, which are on every page. content-icons.ts has those that content names. */
export { default as arrowRight } from "lucide-react/icons/arrow-right";
export { default as arrowUpRight } from "lucide-react/icons/arrow-up-right";
export { default as chevronDown } from "lucide-react/icons/chevron-down";
export { default as chevronLeft } from "lucide-react/icons/chevron-left";
export { default as chevronRight } from "lucide-react/icons/chevron-right";
export { default as circleAlert } from "lucide-react/icons/circle-alert";
export { default as circleCheck } from "lucide-react/icons/circle-check";
export { default as clock } from "lucide-react/icons/clock";
export { default as close } from "lucide-react/icons/x";
export { default as mail } from "lucide-react/icons/mail";
export { default as mapPin } from "lucide-react/icons/map-pin";
export { default as menu } from "lucide-react/icons/menu";
export { default as moon } from "lucide-react/icons/moon";
export { default as phone } from "lucide-react/icons/phone";
export { default as search } from "lucide-react/icons/search";
export { default as star } from "lucide-react/icons/star";
export { default as sun } from "lucide-react/icons/sun";
