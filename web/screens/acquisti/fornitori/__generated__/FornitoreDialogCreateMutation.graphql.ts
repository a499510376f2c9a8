/**
 * @generated SignedSource<<cc1a18da7b56661a62659b630408e887>>
 * @relayHash 661f9180fe85e77e2fc570fc5f791c1e
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a006e66af5712fb8575a3b759137da1eab71571c2ec0c52b5c289fe369677439

import type { ConcreteRequest } from 'relay-runtime';
export type CreateFornitoreInput = {
  codice?: string | null;
  email?: string | null;
  giorniChiusura?: ReadonlyArray<number> | null;
  immagine?: FileInput | null;
  isDefault?: boolean | null;
  nome: string;
  periodiChiusura?: ReadonlyArray<PeriodoChiusuraInput> | null;
  removeImmagine?: boolean | null;
  tempo: number;
  testata?: string | null;
  testoPdf?: string | null;
  tipologia: string;
};
export type FileInput = {
  base64?: string | null;
  nome?: string | null;
};
export type PeriodoChiusuraInput = {
  al: string;
  dal: string;
};
export type FornitoreDialogCreateMutation$variables = {
  input: CreateFornitoreInput;
};
export type FornitoreDialogCreateMutation$data = {
  readonly createFornitore: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
    readonly fornitore: {
      readonly pk: number;
    } | null;
  };
};
export type FornitoreDialogCreateMutation = {
  response: FornitoreDialogCreateMutation$data;
  variables: FornitoreDialogCreateMutation$variables;
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
    "name": "FornitoreDialogCreateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateFornitorePayload",
        "kind": "LinkedField",
        "name": "createFornitore",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Fornitore",
            "kind": "LinkedField",
            "name": "fornitore",
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
    "name": "FornitoreDialogCreateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateFornitorePayload",
        "kind": "LinkedField",
        "name": "createFornitore",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Fornitore",
            "kind": "LinkedField",
            "name": "fornitore",
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
    "id": "a006e66af5712fb8575a3b759137da1eab71571c2ec0c52b5c289fe369677439",
    "metadata": {},
    "name": "FornitoreDialogCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3fec08348f7b8f6efb488a79ddd0ed30";

export default node;
