"""Trambahn (Helmut Ohley, 2015): two tram companies in the Munich of the 1890s."""
