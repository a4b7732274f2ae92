import { graphql } from "gatsby";
import { DayScale } from "../components/day-scale";
import { fillTemplate } from "../lib/fill-template";

interface PromisedDaysProps extends Queries.PromisedDaysFragment {
  className?: string;
}

/** The days in which the consultancy promises results, on a scale, in the words of the home page. */
export function PromisedDays({ days, figure, figureLabel, className }: PromisedDaysProps) {
  return (
    <DayScale
      days={[days.first, days.last]}
      label={`${fillTemplate(figure, days)} ${figureLabel}`}
      className={className}
    />
  );
}

export const fragment = graphql`
  fragment PromisedDays on HomeTailoredStrategies {
    days {
      first
      last
    }
    figure
    figureLabel
  }
`;
