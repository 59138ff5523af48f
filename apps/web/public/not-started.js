// Says that the page's script does not run, and why. In words that any browser knows (ES5).
(function () {
  var isMissing = false;
  function note(event) {
    if (event.target.tagName === "SCRIPT") isMissing = true;
  }
  addEventListener("error", note, true);
  addEventListener("load", function () {
    var isStarted = document.documentElement.hasAttribute("data-started");
    var why = isNewEnough() ? !isStarted && (isMissing ? "missing" : "old") : "old";
    if (why) document.querySelector("[data-not-started=" + why + "]").removeAttribute("hidden");
  });
  // The youngest of what the site's code needs: Chrome and Edge 111, Firefox 115, Safari 16.4 have it.
  function isNewEnough() {
    try {
      new RegExp("(?<!a)b");
      return "findLast" in [] && "structuredClone" in window && "hasOwn" in Object;
    } catch (tooOld) {
      return false;
    }
  }
})();
