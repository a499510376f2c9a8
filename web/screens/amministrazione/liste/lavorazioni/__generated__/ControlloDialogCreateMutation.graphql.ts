/**
 * @generated SignedSource<<8ab2ac7927130fdd53255436c2799e93>>
 * @relayHash ca24703acb1889ca559d734880ffddc0
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dbc28eba81ecf412f72247d235a0055128ab7efa73547e63fd254590474a8901

import type { ConcreteRequest } from 'relay-runtime';
export type CreateControlloLavorazioneInput = {
  attivo?: boolean | null;
  descrizione: string;
  frequenza?: string | null;
  lavorazione: number;
};
export type ControlloDialogCreateMutation$variables = {
  input: CreateControlloLavorazioneInput;
};
export type ControlloDialogCreateMutation$data = {
  readonly createControlloLavorazione: {
    readonly controllo: {
      readonly pk: number;
    } | null;
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
  };
};
export type ControlloDialogCreateMutation = {
  response: ControlloDialogCreateMutation$data;
  variables: ControlloDialogCreateMutation$variables;
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
    "name": "ControlloDialogCreateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateControlloLavorazionePayload",
        "kind": "LinkedField",
        "name": "createControlloLavorazione",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "ControlloLavorazione",
            "kind": "LinkedField",
            "name": "controllo",
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
    "name": "ControlloDialogCreateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateControlloLavorazionePayload",
        "kind": "LinkedField",
        "name": "createControlloLavorazione",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "ControlloLavorazione",
            "kind": "LinkedField",
            "name": "controllo",
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
    "id": "dbc28eba81ecf412f72247d235a0055128ab7efa73547e63fd254590474a8901",
    "metadata": {},
    "name": "ControlloDialogCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "33c252b8523560408d306a7e754433f9";

export default node;
