import type { Route } from "../call-spec.ts";

/** The routes of campaigns, below the platform's base URL. */
export const campaignRoutes = {
  createCampaign: { method: "POST", path: "/campaign" },
  listCampaigns: { method: "GET", path: "/campaign", list: "paged" },
  getCampaign: { method: "GET", path: "/campaign/{id}" },
  updateCampaign: { method: "PATCH", path: "/campaign/{id}" },
  deleteCampaign: { method: "DELETE", path: "/campaign/{id}" },
} as const satisfies Record<string, Route>;
