/**
 * @generated SignedSource<<6d9ce6ea68ccc1d1c7b6ddee6cb20416>>
 * @relayHash d34dc5d13ed230323914b6a7fd02ad1a
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 233aa9b9ef57eb356d675dcd20d29159b71d8a78cc1b18a3a8f2f7154fda2137

import type { ConcreteRequest } from 'relay-runtime';
export type UpdatePianificazioneBanchiInput = {
  assegnazioni?: ReadonlyArray<AssegnazioneBancoInput> | null;
  configurazioni?: ReadonlyArray<number> | null;
  nome?: string | null;
  ordini?: ReadonlyArray<number> | null;
  pk: number;
  versione?: number | null;
};
export type AssegnazioneBancoInput = {
  configurazione?: number | null;
  ordine?: number | null;
};
export type ModuloModificaMutation$variables = {
  input: UpdatePianificazioneBanchiInput;
};
export type ModuloModificaMutation$data = {
  readonly updatePianificazioneBanchi: {
    readonly analisiPostazione: {
      readonly pk: number;
    } | null;
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
  };
};
export type ModuloModificaMutation = {
  response: ModuloModificaMutation$data;
  variables: ModuloModificaMutation$variables;
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
    "name": "ModuloModificaMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdatePianificazioneBanchiPayload",
        "kind": "LinkedField",
        "name": "updatePianificazioneBanchi",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "AnalisiPostazione",
            "kind": "LinkedField",
            "name": "analisiPostazione",
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
    "name": "ModuloModificaMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdatePianificazioneBanchiPayload",
        "kind": "LinkedField",
        "name": "updatePianificazioneBanchi",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "AnalisiPostazione",
            "kind": "LinkedField",
            "name": "analisiPostazione",
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
    "id": "233aa9b9ef57eb356d675dcd20d29159b71d8a78cc1b18a3a8f2f7154fda2137",
    "metadata": {},
    "name": "ModuloModificaMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "bea046ff5fb33d400395c8c9a7ffc15c";

export default node;
