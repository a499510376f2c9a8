/**
 * @generated SignedSource<<2b84dfa082c3f08fd3d907ef87938047>>
 * @relayHash 70a408d20fbc5847c797425dcaa8f3e8
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a3b66fdbfca23b2d39e310cca202dbf988bbd0beed5b68a501be30eeee1bd716

import type { ConcreteRequest } from 'relay-runtime';
export type ColoreStato = "attenzione" | "info" | "negativo" | "neutro" | "positivo";
export type CreateStatoPreventivoInput = {
  colore?: ColoreStato | null;
  stato: string;
};
export type StatoPreventivoDialogCreateMutation$variables = {
  input: CreateStatoPreventivoInput;
};
export type StatoPreventivoDialogCreateMutation$data = {
  readonly createStatoPreventivo: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
    readonly stato: {
      readonly pk: number;
    } | null;
  };
};
export type StatoPreventivoDialogCreateMutation = {
  response: StatoPreventivoDialogCreateMutation$data;
  variables: StatoPreventivoDialogCreateMutation$variables;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pk",
  "storageKey": null
},
v3 = {
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "StatoPreventivoDialogCreateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateStatoPreventivoPayload",
        "kind": "LinkedField",
        "name": "createStatoPreventivo",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "StatoPreventivoInLista",
            "kind": "LinkedField",
            "name": "stato",
            "plural": false,
            "selections": [
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "StatoPreventivoDialogCreateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateStatoPreventivoPayload",
        "kind": "LinkedField",
        "name": "createStatoPreventivo",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "StatoPreventivoInLista",
            "kind": "LinkedField",
            "name": "stato",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "a3b66fdbfca23b2d39e310cca202dbf988bbd0beed5b68a501be30eeee1bd716",
    "metadata": {},
    "name": "StatoPreventivoDialogCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "612823904051533191851dfe798cb2e2";

export default node;
