/**
 * @generated SignedSource<<506713e067b76c8078f12d11fa5f4b9c>>
 * @relayHash 675f1d0b7a29c48a49a22a0d35bde1ca
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f1e132713689453bef6dcb43a5b1e6948bb27dcaa6a3b30bd6894fe5f4054a58

import type { ConcreteRequest } from 'relay-runtime';
export type ConfermaSecondoFattoreInput = {
  codice: string;
};
export type SetUpFactorConfermaMutation$variables = {
  input: ConfermaSecondoFattoreInput;
};
export type SetUpFactorConfermaMutation$data = {
  readonly confermaSecondoFattore: {
    readonly codici: ReadonlyArray<string>;
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
  };
};
export type SetUpFactorConfermaMutation = {
  response: SetUpFactorConfermaMutation$data;
  variables: SetUpFactorConfermaMutation$variables;
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
    "concreteType": "ConfermaSecondoFattorePayload",
    "kind": "LinkedField",
    "name": "confermaSecondoFattore",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "codici",
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
    "name": "SetUpFactorConfermaMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SetUpFactorConfermaMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "f1e132713689453bef6dcb43a5b1e6948bb27dcaa6a3b30bd6894fe5f4054a58",
    "metadata": {},
    "name": "SetUpFactorConfermaMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e267fbf7366b1bf28c12f651c72af4b2";

export default node;
