/** '2 / 2027' of '2027-W02'. */
export const isoWeekInWords = (week: string | null | undefined): string =>
  week?.replace(/^(\d+)-W0?(\d+)$/, '$2 / $1') ?? ''
