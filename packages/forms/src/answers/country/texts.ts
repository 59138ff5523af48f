/** What a country is told apart from that has its name, or one that sounds like it. */
export const apartFrom: Readonly<Record<string, string>> = {
  DM: "la isla, y no la República Dominicana",
  GD: "la isla, y no la ciudad de España",
  GE: "el país, y no el estado de Estados Unidos",
  LR: "el país de África, y no la ciudad de Costa Rica",
  NE: "y no Nigeria",
  SD: "y no Sudán del Sur",
  WS: "el país, y no la Samoa Americana",
};
