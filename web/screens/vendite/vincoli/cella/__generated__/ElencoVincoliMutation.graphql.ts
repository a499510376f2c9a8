/**
 * @generated SignedSource<<1d01dfcb25fcc02f0fec6965c654283e>>
 * @relayHash c41ec15d66e74801ed4ab0ff1f90c3a7
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7cd6c1f608fac2a1d7a4d23f52d932d74927307cb10142d28e63f25c6f0f52f3

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteVincoloInput = {
  pk: number;
};
export type ElencoVincoliMutation$variables = {
  input: DeleteVincoloInput;
};
export type ElencoVincoliMutation$data = {
  readonly deleteVincolo: {
    readonly deletedId: string | null;
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
  };
};
export type ElencoVincoliMutation = {
  response: ElencoVincoliMutation$data;
  variables: ElencoVincoliMutation$variables;
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
    "concreteType": "DeleteVincoloPayload",
    "kind": "LinkedField",
    "name": "deleteVincolo",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "deletedId",
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
    "name": "ElencoVincoliMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ElencoVincoliMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "7cd6c1f608fac2a1d7a4d23f52d932d74927307cb10142d28e63f25c6f0f52f3",
    "metadata": {},
    "name": "ElencoVincoliMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "25b1342675ec3095fa6ee6a5cc4be866";

export default node;
