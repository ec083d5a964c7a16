"""Long campaigns in parts that can be stopped and gone on with, their figures beside their targets, and one report.

python -m serverkit.soak [--parts kills,races] [--anew] [--list]      (make soak PARTS=kills,races)"""
