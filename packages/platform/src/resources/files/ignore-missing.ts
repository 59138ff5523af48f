/** For `catch`: undefined where a file or folder is not there. @throws whatever else it was */
export function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code === "ENOENT") return undefined;
  throw error;
}
