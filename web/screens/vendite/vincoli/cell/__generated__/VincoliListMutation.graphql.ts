/**
 * @generated SignedSource<<981de9e0132fd4fd8f0c30690560ef0a>>
 * @relayHash a6ca4f1c528cdb5663cc285e17154a2e
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID df7559b6c57009ecb1871b365df07510f3321070b672384d7185b0508304ebe6

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteVincoloInput = {
  pk: number;
};
export type VincoliListMutation$variables = {
  input: DeleteVincoloInput;
};
export type VincoliListMutation$data = {
  readonly deleteVincolo: {
    readonly deletedId: string | null;
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
  };
};
export type VincoliListMutation = {
  response: VincoliListMutation$data;
  variables: VincoliListMutation$variables;
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
    "name": "VincoliListMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "VincoliListMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "df7559b6c57009ecb1871b365df07510f3321070b672384d7185b0508304ebe6",
    "metadata": {},
    "name": "VincoliListMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e1725ffa2e238b202d2ebcb48c3e0ac8";

export default node;
