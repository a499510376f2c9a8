/**
 * @generated SignedSource<<bb5e25ac05eb47c76dd9b17637b5533f>>
 * @relayHash 1db5dd49937b030fe649cdd59a041dc9
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ba641e243e838a9d1415c6810069191a7d817d81a268207aca4a6fecbee880e5

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteAssenzaInput = {
  pk: number;
};
export type mutationsEliminaAssenzaMutation$variables = {
  input: DeleteAssenzaInput;
};
export type mutationsEliminaAssenzaMutation$data = {
  readonly deleteAssenza: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
    readonly pk: number | null;
  };
};
export type mutationsEliminaAssenzaMutation = {
  response: mutationsEliminaAssenzaMutation$data;
  variables: mutationsEliminaAssenzaMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "DeleteAssenzaPayload",
    "kind": "LinkedField",
    "name": "deleteAssenza",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "pk",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "UserError",
        "kind": "LinkedField",
        "name": "errors",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "code",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "field",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "mutationsEliminaAssenzaMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "mutationsEliminaAssenzaMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "ba641e243e838a9d1415c6810069191a7d817d81a268207aca4a6fecbee880e5",
    "metadata": {},
    "name": "mutationsEliminaAssenzaMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a048eac084fd04083c70ba77fadcb1ce";

export default node;
