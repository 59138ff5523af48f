import { isObject, isOneOf, isUrl, refuse, type UncheckedInput } from "./refuse.ts";

const integrationKeys = ["allow", "csp", "name", "referrerPolicy", "sandbox", "label"];

/**
 * External pages beside or instead of the call, by name (specification, section 5).
 * @throws VoiceError `invalid`
 */
export function checkIntegrations(integrations: unknown): void {
  if (!isObject(integrations) || Array.isArray(integrations)) refuse("customIntegrations should be an object.");
  for (const [id, integration] of Object.entries(integrations)) checkIntegration(id, integration);
}

function checkIntegration(id: string, integration: unknown): void {
  const wrong: (reason: string) => never = (reason) => refuse(`customIntegration ${id}: ${reason}`);
  if (!isObject(integration)) wrong("must be an object");
  for (const needed of ["label", "location"]) if (!(needed in integration)) wrong(`${needed} is required`);
  if (!("src" in integration) && !("srcdoc" in integration)) wrong("src or srcdoc is required");
  if ("src" in integration && "srcdoc" in integration) wrong("cannot have both src and srcdoc");
  for (const [key, value] of Object.entries(integration)) {
    const reason = integrationFault(key, value);
    if (reason !== undefined) wrong(reason);
  }
}

function integrationFault(key: string, value: unknown): string | undefined {
  if (integrationKeys.includes(key) || key === "srcdoc") {
    return typeof value === "string" ? undefined : `${key} should be string`;
  }
  switch (key) {
    case "iconURL":
      return isUrl(value) ? undefined : "iconURL should be a url";
    case "src":
      return isUrl(value) ? undefined : `src "${String(value)}" is not a valid URL`;
    case "location":
      return isOneOf(value, ["main", "sidebar"]) ? undefined : "location should be 'main' | 'sidebar'";
    case "controlledBy":
      return value === "*" || isOwnersOrIds(value) ? undefined : "controlledBy should be '*' | 'owners' | string[]";
    case "shared":
      return typeof value === "boolean" || isOwnersOrIds(value)
        ? undefined
        : "shared should be string[] | 'owners' | boolean";
    default:
      return `customIntegration does not support key ${key}`;
  }
}

function isOwnersOrIds(value: unknown): boolean {
  return value === "owners" || (Array.isArray(value) && value.every((id) => typeof id === "string"));
}

/** Custom buttons in the call's tray, by id (specification, section 5). @throws VoiceError `invalid` */
export function checkTrayButtons(buttons: unknown): void {
  if (!isObject(buttons) || Array.isArray(buttons)) refuse("customTrayButtons should be an Object.");
  for (const button of Object.values(buttons)) {
    for (const [key, value] of Object.entries(Object(button) as UncheckedInput)) checkTrayButton(key, value);
  }
}

function checkTrayButton(key: string, value: unknown): void {
  switch (key) {
    case "iconPath":
    case "iconPathDarkMode":
      if (!isUrl(value)) refuse(`customTrayButton ${key} should be a url.`);
      return;
    case "visualState":
      if (!isOneOf(value, ["default", "sidebar-open", "active"])) {
        refuse(`customTrayButton visualState should be 'default' | 'sidebar-open' | 'active'. Got: ${String(value)}`);
      }
      return;
    case "label":
    case "tooltip":
      if (typeof value !== "string") refuse(`customTrayButton ${key} should be a string.`);
      return;
    default:
      refuse(`customTrayButton does not support key ${key}`);
  }
}
