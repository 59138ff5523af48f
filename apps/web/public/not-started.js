// Comes before everything else of a page, in words that any browser knows (ES5). Keeps what is pressed or sent before the
// page's script runs, and says why where it does not run.
(function () {
  // src/main.ts takes over from here.
  var pressed = {};
  window.pressed = pressed;
  function press(event) {
    var button = event.target.closest("[data-touch]");
    if (button) pressed.button = button;
  }
  function send(event) {
    if (pressed.isOver) return;
    event.preventDefault();
    pressed.button = event.submitter;
  }
  addEventListener("click", press, true);
  addEventListener("submit", send, true);
  // A script that does not come sends nothing later: "Abrir otra vez" is a form of its own.
  function note(event) {
    if (event.target.tagName === "SCRIPT") pressed.isOver = true;
  }
  addEventListener("error", note, true);
  addEventListener("load", function () {
    var isStarted = document.documentElement.hasAttribute("data-started");
    var why = isNewEnough() ? !isStarted && (pressed.isOver ? "missing" : "old") : "old";
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
