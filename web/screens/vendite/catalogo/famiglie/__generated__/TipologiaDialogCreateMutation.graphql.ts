/**
 * @generated SignedSource<<1b7a24e3c9490281181ce45d132de143>>
 * @relayHash 7dbe60eadd722221ec5ad0127543b5db
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8d8b25f85abb6d6d5e4703e74e713f4c7720d48064b75050546d5f0d88c894fb

import type { ConcreteRequest } from 'relay-runtime';
export type CreateTipologiaFamigliaInput = {
  nome: string;
};
export type TipologiaDialogCreateMutation$variables = {
  input: CreateTipologiaFamigliaInput;
};
export type TipologiaDialogCreateMutation$data = {
  readonly createTipologiaFamiglia: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
    readonly tipologiaFamiglia: {
      readonly pk: number;
    } | null;
  };
};
export type TipologiaDialogCreateMutation = {
  response: TipologiaDialogCreateMutation$data;
  variables: TipologiaDialogCreateMutation$variables;
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
    "name": "TipologiaDialogCreateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateTipologiaFamigliaPayload",
        "kind": "LinkedField",
        "name": "createTipologiaFamiglia",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "TipologiaInCatalogo",
            "kind": "LinkedField",
            "name": "tipologiaFamiglia",
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
    "name": "TipologiaDialogCreateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateTipologiaFamigliaPayload",
        "kind": "LinkedField",
        "name": "createTipologiaFamiglia",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "TipologiaInCatalogo",
            "kind": "LinkedField",
            "name": "tipologiaFamiglia",
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
    "id": "8d8b25f85abb6d6d5e4703e74e713f4c7720d48064b75050546d5f0d88c894fb",
    "metadata": {},
    "name": "TipologiaDialogCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ff4a052cbdc8809e604c76e51ad6baa3";

export default node;
