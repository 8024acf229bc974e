import `protocol`
import `class`.`enum`
