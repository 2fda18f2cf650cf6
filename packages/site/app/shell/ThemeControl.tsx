/** The theme, chosen once for this browser. */
export function ThemeControl() {
  return (
    <label className="block">
      Theme
      <select
        data-setting="theme"
        defaultValue="system"
        className="mt-0.5 block h-8 w-full border border-hair bg-sheet px-2 text-ink"
      >
        <option value="system">System</option>
        <option value="light">Light</option>
        <option value="dark">Dark</option>
      </select>
    </label>
  );
}
