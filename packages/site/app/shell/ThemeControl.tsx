/** The theme, chosen once for this browser; it needs the script that stores it, and is not shown without. */
export function ThemeControl() {
  return (
    <label className="needs-script mt-5 flex items-center gap-2 text-sm text-muted">
      Theme
      <select data-theme-control defaultValue="system" className="h-8 border border-hair bg-sheet px-2 text-ink">
        <option value="system">System</option>
        <option value="light">Light</option>
        <option value="dark">Dark</option>
      </select>
    </label>
  );
}
