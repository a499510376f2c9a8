/**
 * @generated SignedSource<<2c043866cd84a10c987cf3935e2f8e08>>
 * @relayHash 0c773c154c7173569bdbbb2846e291f6
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 32af1dcbd1309524c4f7505ce3aecbc9cbe54b25487186d6215a1cba8e555566

import type { ConcreteRequest } from 'relay-runtime';
export type PatchOrdineInput = {
  agente?: number | null;
  areaConsegna?: string | null;
  autoSchedulazione?: boolean | null;
  cliente?: number | null;
  codiceSistema?: string | null;
  data?: string | null;
  dataConsegna?: string | null;
  dataPosa?: string | null;
  nonSchedulabile?: boolean | null;
  note?: string | null;
  numeroCommessa?: string | null;
  pk: number;
  progetto?: string | null;
  riferimento?: string | null;
  righe?: ReadonlyArray<RigaOrdineInput> | null;
  senzaMisure?: boolean | null;
  stato?: number | null;
  statoInvioMail?: string | null;
  testoEmail?: string | null;
  tipoCliente?: string | null;
  versione?: number | null;
};
export type RigaOrdineInput = {
  altezza?: number | null;
  ante?: number | null;
  codiceRivendita?: string | null;
  codiceSerramentoId?: number | null;
  descrizione?: string | null;
  forma?: string | null;
  id?: number | null;
  larghezza?: number | null;
  listino?: number | null;
  netto?: number | null;
  numero?: number | null;
  rivendita?: boolean | null;
  scontoArticolo?: number | null;
  scontoCorrettivo?: number | null;
  tipoSerramentoId?: number | null;
};
export type useScrittureConsegnaMutation$variables = {
  input: PatchOrdineInput;
};
export type useScrittureConsegnaMutation$data = {
  readonly patchOrdine: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
    readonly ordine: {
      readonly dataConsegna: string | null;
      readonly id: string;
      readonly versione: number;
    } | null;
  };
};
export type useScrittureConsegnaMutation = {
  response: useScrittureConsegnaMutation$data;
  variables: useScrittureConsegnaMutation$variables;
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
    "concreteType": "PatchOrdinePayload",
    "kind": "LinkedField",
    "name": "patchOrdine",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Ordine",
        "kind": "LinkedField",
        "name": "ordine",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "dataConsegna",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "versione",
            "storageKey": null
          }
        ],
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
    "name": "useScrittureConsegnaMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useScrittureConsegnaMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "32af1dcbd1309524c4f7505ce3aecbc9cbe54b25487186d6215a1cba8e555566",
    "metadata": {},
    "name": "useScrittureConsegnaMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "710366f6c1615e58f68388e67b94ea2c";

export default node;
