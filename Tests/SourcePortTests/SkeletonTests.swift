// Goes with the first real file.
