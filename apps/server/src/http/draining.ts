/** Whether this server has been told to stop: it still answers, and others should be asked. */
export interface Draining {
  readonly isOn: boolean;
  begin(): void;
}

export function openDraining(): Draining {
  let isOn = false;
  return {
    get isOn() {
      return isOn;
    },
    begin() {
      isOn = true;
    },
  };
}
